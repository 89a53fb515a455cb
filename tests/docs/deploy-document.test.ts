// For every command, docs/deploy.md names the test that runs it, or says why none does.
import { describe, expect, it } from 'vitest'
import { blocksOf, deployDocument } from '#tests/support/docs/deploy-document.ts'
import { testsNamedIn, titlesIn } from '#tests/support/docs/named-tests.ts'

const isAccountedFor = (said: string) =>
  /^Run by `[^`]+`:\s+“[^”]+”/.test(said) || /^Not run(:| as) .{20,}/.test(said)
const unaccounted = (document: string) => blocksOf(document).filter(({ said }) => !isAccountedFor(said))

describe('docs/deploy.md', () => {
  it('names the test that runs each command, or says why none does', () => {
    expect(blocksOf(deployDocument).length).toBeGreaterThan(10)
    expect(deployDocument.match(/^```/gm)).toHaveLength(2 * blocksOf(deployDocument).length)
    expect(unaccounted(deployDocument)).toEqual([])
  })

  it.each(testsNamedIn(deployDocument))('names a test that exists: $file, $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  it('names files that exist', () => {
    for (const [, file = ''] of deployDocument.matchAll(/`(tests\/[\w./-]+\.ts)`/g))
      expect(titlesIn(file), file).not.toEqual([])
  })

  it('lets only root read the settings, which may hold passwords, from the start', () => {
    const [creating] = blocksOf(deployDocument).filter(({ code }) => code.includes('> /etc/website.env'))
    expect(creating?.code).toContain('chmod 600 /etc/website.env')
  })

  it('passes all settings of the connection on through sudo', () => {
    const lines = deployDocument.match(/^.*--preserve-env=.*$/gm) ?? []
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).toContain('--preserve-env=DATABASE_URL,PGSSLMODE,PGSSLROOTCERT ')
  })

  it('finds a command without a test or a reason', () => {
    expect(unaccounted('```sh\nnpm start\n```\n\nThis starts it.\n')).toHaveLength(1)
    expect(unaccounted('```sh\nnpm start\n```\n')).toHaveLength(1)
    expect(unaccounted('```sh\nnpm start\n```\n\nRun by `a.test.ts`: “x”.\n')).toEqual([])
  })
})
