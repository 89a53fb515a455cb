import type { Page } from '@playwright/test'
import type { EditablePage } from '#content/keys/marked-texts.ts'

export interface SeenText {
  /** What the page says; of a drawing, the key of its first text. */
  said: string
  /** Whether its middle is under a button of the panel that says the same. */
  inPlace: boolean
}

/**
 * Returns the texts of the site that can be seen in the frame of the view "Pages", and the drawings made from them.
 * @param values what the texts of the site say: a part of the page that says the same is one of them
 */
export const seenTexts = (
  page: Page,
  { marked, texts }: EditablePage,
  values: readonly string[],
): Promise<SeenText[]> =>
  page.locator('.page-stage').evaluate(
    (stage, { marked, texts, values }) => {
      const known = new Set(values)
      const frame = stage.querySelector('iframe') as HTMLIFrameElement
      const shown = frame.contentDocument as Document
      const outer = frame.getBoundingClientRect()
      const scale = outer.width / frame.offsetWidth
      const buttons = [...stage.querySelectorAll('.page-texts .page-text-button')].map((button) => ({
        box: button.getBoundingClientRect(),
        key: /\((\S+), /.exec(button.textContent)?.[1] ?? '',
        value: button.querySelector(':scope > [dir=auto]')?.textContent ?? '',
      }))
      const found: SeenText[] = []
      compare(shown.body, new DOMParser().parseFromString(marked, 'text/html').body)
      return found

      function compare(node: Node, markedNode: Node) {
        const parts = [...node.childNodes]
        const markedParts = [...markedNode.childNodes]
        if (node.nodeType === 3) addText(node as Text, (markedNode as Text).data)
        else if (`${parts.map(nameOf)}` === `${markedParts.map(nameOf)}`)
          for (const [n, part] of parts.entries()) compare(part, markedParts[n] as Node)
        else addDrawing(node as Element, keysIn((markedNode as Element).innerHTML))
      }

      function addText(text: Text, markedText: string) {
        const keys = keysIn(markedText)
        const range = shown.createRange()
        range.selectNodeContents(text)
        const said = text.data.trim()
        const isComposed = !/^«\d+»$/.test(markedText.trim())
        const says = (value: string) =>
          isComposed
            ? composed(value).test(said)
            : [value, ...value.split('\n')].some((each) => each.trim() === said)
        if ((keys.length > 0 || known.has(said)) && isSeen(text.parentElement, range.getBoundingClientRect()))
          add(said, range.getBoundingClientRect(), ({ key, value }) => keys.includes(key) && says(value))
      }

      function addDrawing(drawing: Element, keys: string[]) {
        const box = drawing.getBoundingClientRect()
        if (keys.length > 0 && isSeen(drawing, box)) add(`${keys[0]}`, box, ({ key }) => keys.includes(key))
      }

      function add(said: string, box: DOMRect, isOwn: (button: { key: string; value: string }) => boolean) {
        const x = outer.left + (box.left + box.width / 2) * scale
        const y = outer.top + (box.top + box.height / 2) * scale
        const inPlace = buttons.some(
          (button) =>
            isOwn(button) &&
            x >= button.box.left &&
            x <= button.box.right &&
            y >= button.box.top &&
            y <= button.box.bottom,
        )
        found.push({ said, inPlace })
      }

      function isSeen(element: Element | null, { width, height }: DOMRect): boolean {
        const options = { visibilityProperty: true, opacityProperty: true }
        return Boolean(element?.checkVisibility(options)) && width > 0 && height > 0 && !isClipped(element)
      }

      /** Whether it is only for screen readers, or for the keyboard. */
      function isClipped(element: Element | null): boolean {
        for (let each = element; each; each = each.parentElement)
          if (getComputedStyle(each).clipPath !== 'none' || each.matches('.skip-link')) return true
        return false
      }

      function nameOf({ nodeName }: Node) {
        return nodeName
      }

      function keysIn(markedPart: string): string[] {
        return Array.from(markedPart.matchAll(/«(\d+)/g), ([, number = '']) => texts[number]?.key ?? '')
      }

      /** What a text says with anything filled in, and anything around it. */
      function composed(template: string): RegExp {
        const parts = template.trim().split(/\{\w+\}/)
        return new RegExp(parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'), 's')
      }
    },
    { marked, texts, values },
  )
