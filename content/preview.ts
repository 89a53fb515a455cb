// The texts of previews: pages that show a release to people with a link, before it is published. They have no keys, because a
// release could otherwise change what its own preview says about it.
import type { Notice } from './schema.ts'

export const preview = {
  /** Names the banner for screen readers. */
  label: 'Preview',
  /** `{name}` stands for the name of the release, `{time}` for the end of the link. */
  banner: 'This is a preview of the release {name}: it is not live, and this link works until {time}.',
  /** Above a form, when somebody has sent it. */
  formNotSent: 'Your message was not sent, because this is only a preview of the site.',
}

/** Why there is no preview at an address below /preview/, as a page and as the `detail` of a JSON problem. */
export const previewProblems = {
  ended: {
    title: 'Preview ended',
    description:
      'This link shows no preview anymore. Its time is over, somebody has ended it, the release was published or discarded, or the address is incomplete. Ask the person who sent you the link for a new one.',
  },
  readOnly: {
    title: 'Not sent',
    description:
      'This is only a preview of the site, so its forms send nothing. Go back to continue looking at the preview.',
  },
  busy: {
    title: 'One moment',
    description: 'Too many preview pages were requested in a short time. Try again in a few seconds.',
  },
  unavailable: {
    title: 'No preview now',
    description:
      'This preview cannot be read at the moment. The link still works: try again in a few minutes.',
  },
  failed: {
    title: 'Fault',
    description:
      'This page cannot be shown with the texts of the release. Tell the person who sent you the link. The other pages may still work.',
  },
} satisfies Record<string, Notice>

export type PreviewProblem = keyof typeof previewProblems
