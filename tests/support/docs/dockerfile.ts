// The last stage of the Dockerfile, which makes the image.
import { readDocument } from './named-tests.ts'

export const lastStage =
  readDocument('Dockerfile')
    .split(/^FROM .*$/m)
    .at(-1) ?? ''

/** What the last stage copies from the checkout. */
export const copied = [...lastStage.matchAll(/^COPY ([^-].*) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
)
