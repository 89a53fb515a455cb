import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ForgottenPassword } from './forgotten-password.tsx'

it.each([
  ['web@example.com', 'Write to <a href="mailto:web@example.com">'],
  ['https://help.example.com/website', 'Ask at <a href="https://help.example.com/website"'],
  ['https://help.example.com', 'help.example.com<span class="sr-only"> (opens in a new tab)</span></a>'],
  [undefined, 'Your administrator can set a new one with the command “npm run operator -- reset”'],
])('with the contact %s', (contact, words) => {
  expect(renderToStaticMarkup(<ForgottenPassword contact={contact} />)).toContain(words)
})
