// The examples shown in the style guide, which the tests of components and figures use as well.
import type { ReactNode } from 'react'
import { industryFigures } from '#app/figures/industries/industry-figures.ts'
import { Histogram, quantities as lengths } from '#app/figures/pages/home/histogram.tsx'
import { Oscilloscope } from '#app/figures/pages/home/oscilloscope.tsx'
import { quantities as screen } from '#app/figures/pages/home/scope-lines.ts'
import { mapWords, WorldMap } from '#app/figures/pages/locations/world-map.tsx'
import { loadServiceFigure } from '#app/figures/services/service-figures.ts'
import { IndustrySystem } from '#app/pages/industry/system.tsx'
import { ServiceFigure } from '#app/pages/service/figure.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { home } from '#content/home.ts'
import { industries } from '#content/industries.ts'
import { industriesPage } from '#content/industries-page.ts'
import { fill } from '#content/keys/fill.ts'
import { locations } from '#content/locations.ts'
import { placesOf } from '#content/office-places.ts'
import { services } from '#content/services.ts'
import { servicesPage } from '#content/services-page.ts'

export interface Example {
  name: string
  example: ReactNode
}

const components: Example[] = [
  { name: 'Button, copper', example: <Button>Save</Button> },
  { name: 'Button, outline', example: <Button tone="outline">Cancel</Button> },
  { name: 'Button, danger', example: <Button tone="danger">Delete</Button> },
  { name: 'Button, disabled', example: <Button disabled>Saving …</Button> },
  {
    name: 'ActionButton without a link',
    example: <ActionButton action={{ label: 'Watch Demo', href: '' }} />,
  },
  {
    name: 'ActionButton with one',
    example: <ActionButton action={{ label: 'Careers', href: '/careers' }} />,
  },
  {
    name: 'Card without a link',
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
  const example = <ServiceFigure figure={figure} service={service} tag={servicesPage.page.illustrative} />
  serviceExamples.push({ name: `Figure: ${service.name}`, example })
}

const industryExamples = industries.flatMap((industry): Example[] => {
  const system = industryFigures[industry.slug]
  if (!system) return []
  return [
    {
      name: `System: ${industry.name}`,
      example: <IndustrySystem industry={industry} system={system} labels={industriesPage.labels} />,
    },
  ]
})

const places = placesOf(locations.offices.items)

export const figures: Example[] = [
  { name: 'Oscilloscope', example: <Oscilloscope description={fill(home.hero.imageAlt, screen)} /> },
  { name: 'Histogram', example: <Histogram description={fill(home.statsImageAlt, lengths)} /> },
  {
    name: 'World map',
    example: <WorldMap places={places} description={fill(locations.presence.imageAlt, mapWords(places))} />,
  },
  ...serviceExamples,
  ...industryExamples,
]

export const examples: Example[] = [...components, ...figures]
