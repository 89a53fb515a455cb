import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Research & Development', 'research-and-development'],
    ['CI/CD', 'ci-cd'],
    ['Data Analytics, AI and Machine Learning', 'data-analytics-ai-and-machine-learning'],
    ['In-house silicon validation lab', 'in-house-silicon-validation-lab'],
    ['Quality\u200b Assurance\u200d', 'quality-assurance'],
    ['R&D', 'r&d'],
  ])('turns %j into %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
