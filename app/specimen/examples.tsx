// One list of examples: what the specimen shows is what the tests of components and figures run over.
import type { ReactNode } from 'react'
import { fill } from '#content/fill.ts'
import { home } from '#content/home.ts'
import { industries } from '#content/industries.ts'
import { industriesPage } from '#content/industries-page.ts'
import { locations } from '#content/locations.ts'
import { services } from '#content/services.ts'
import { Histogram, quantities as lengths } from '../figures/histogram.tsx'
import { systems } from '../figures/industries.ts'
import { Oscilloscope } from '../figures/oscilloscope.tsx'
import { quantities as screen } from '../figures/scope-lines.ts'
import { loadServiceFigure } from '../figures/services.ts'
import { WorldMap } from '../figures/world-map.tsx'
import { IndustrySystem } from '../sections/industry-system.tsx'
import { ServiceFigure } from '../sections/service-figure.tsx'
import { ActionKey } from '../ui/action-key.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { Key } from '../ui/key.tsx'

export interface Example {
  name: string
  example: ReactNode
}

const components: Example[] = [
  { name: 'Key, copper', example: <Key>Save</Key> },
  { name: 'Key, outline', example: <Key tone="outline">Cancel</Key> },
  { name: 'Key, quiet', example: <Key tone="quiet">Edit</Key> },
  { name: 'Key, danger', example: <Key tone="danger">Delete</Key> },
  { name: 'Key, disabled', example: <Key disabled>Saving …</Key> },
  {
    name: 'ActionKey without a destination',
    example: <ActionKey action={{ label: 'Watch Demo', href: '' }} />,
  },
  { name: 'ActionKey with one', example: <ActionKey action={{ label: 'Careers', href: '/careers' }} /> },
  {
    name: 'Card without a destination',
    example: (
      <Card>
        <CardTitle title="Testing & Validation" href="" />
        <p>UVM testbenches before tape-out.</p>
      </Card>
    ),
  },
  {
    name: 'Card with one',
    example: (
      <Card>
        <CardTitle title="Austin" href="/locations" />
        <p>100+ employees.</p>
      </Card>
    ),
  },
  { name: 'TextField', example: <TextField id="field" label="Key" hint="Dots between its parts." /> },
  { name: 'TextField, wrong', example: <TextField id="wrong" label="Key" error="Choose a unique key." /> },
  { name: 'TextAreaField', example: <TextAreaField id="area" label="Value" rows={3} /> },
]

const serviceExamples: Example[] = []
for (const service of services) {
  const figure = await loadServiceFigure(service.slug)
  if (!figure) continue
  const example = <ServiceFigure figure={figure} service={service} />
  serviceExamples.push({ name: `Figure: ${service.name}`, example })
}

const industryExamples = industries.flatMap((industry): Example[] => {
  const system = systems[industry.slug]
  if (!system) return []
  return [
    {
      name: `System: ${industry.name}`,
      example: <IndustrySystem industry={industry} system={system} labels={industriesPage.labels} />,
    },
  ]
})

export const figures: Example[] = [
  { name: 'Oscilloscope', example: <Oscilloscope description={fill(home.hero.imageAlt, screen)} /> },
  { name: 'Histogram', example: <Histogram description={fill(home.statsImageAlt, lengths)} /> },
  {
    name: 'World map',
    example: <WorldMap places={locations.offices.items} description={locations.presence.imageAlt} />,
  },
  ...serviceExamples,
  ...industryExamples,
]

export const examples: Example[] = [...components, ...figures]
