// The texts of the view "Buttons".
import { counted } from './wording.ts'

const buttons = (count: number) => counted(count, 'button')

export const buttonsView = {
  title: 'Buttons',
  hint: 'A button without a link shows a notice. Accept the suggested link or type your own.',
  filter: 'Show',
  filters: {
    all: 'All',
    coming: 'Coming soon',
    linked: 'Linked',
    broken: 'Broken link',
    unsaved: 'Unsaved',
  },
  noneComing: 'All buttons are linked.',
  noneLinked: 'No buttons are linked yet.',
  field: (name: string) => `Link for ${name}`,
  suggested: 'Suggested link.',
  notice: (title: string) => `Shows for now: “${title}”`,
  now: (link: string) => `Current link: ${link}`,
  accept: 'Accept',
  accepting: 'Accepting…',
  open: 'Open',
  remove: 'Remove link',
  removing: 'Removing…',
  undoing: 'Undoing…',
  /** For screen readers, after an action. */
  announcements: {
    linked: (name: string, link: string) => `${name} is linked to ${link}.`,
    removed: (name: string) => `${name} has no link and shows its notice.`,
    undone: (name: string) => `The change of ${name} was undone.`,
  },
  acceptAll: (count: number) => `Accept all ${count}…`,
  plan: {
    title: 'Links to be added',
    hint: (count: number, inRelease: boolean) =>
      `${buttons(count)} will be linked${inRelease ? '. In a release, you can undo this only right afterward.' : ' in one change, which you can undo.'}`,
    broken: 'Broken links are not selected.',
    nothing: 'There are no links left to accept.',
    noneSelected: 'Select at least one button.',
    replaces: 'Replaces:',
    act: (count: number) => `Link ${buttons(count)}`,
    acting: 'Linking…',
  },
  accepted: (count: number) => `${buttons(count)} linked.`,
  undoAll: (count: number) => `Undo: ${buttons(count)} linked`,
  missing: 'Enter a link: a page such as /careers, or an address that starts with https, mailto or tel.',
  hostNote: 'Links to other sites work only when sign-in is required, so “Accept all” leaves this one out.',
}
