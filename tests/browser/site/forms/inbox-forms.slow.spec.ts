// What can go wrong with the forms of a site with an inbox, with script.
import { writeFileSync } from 'node:fs'
import { site } from '#content/default-content.ts'
import {
  answerForm,
  apply,
  expect,
  field,
  file,
  fillApplication,
  fillMessage,
  pdf,
  position,
  problem,
  refused,
  sendMessage,
  sent,
  test,
} from '#tests/support/browser/inbox-forms.ts'
import { holdToasts } from '#tests/support/browser/toasts.ts'

test.describe('the contact form', () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(refused)
    await page.goto('/contact')
  })

  test('says how long a message is kept, and no longer that it is not sent', async ({ page }) => {
    await expect(page.getByText('We keep your message for up to 12 months')).toBeVisible()
    await expect(page.getByText('does not send')).toHaveCount(0)
  })

  test('can be filled in and sent with the keyboard alone, and has no field that nobody sees', async ({
    page,
    sender,
    arrived,
  }) => {
    await field(page, 'Full Name').focus()
    for (const text of ['Ada Lovelace', sender, 'Analytical Engines', 'Bernoulli numbers', 'By May.']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(sendMessage(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sent(page)).toBeFocused()
    expect(await arrived()).toMatchObject([
      { company: 'Analytical Engines', message: 'By May.', spam_signs: [] },
    ])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Write another message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sent(page)).toBeHidden()
    await expect(field(page, 'Message')).toBeVisible()
    await expect(field(page, 'Full Name')).toHaveValue('')
  })

  test('forgets the draft once the message was received, not earlier', async ({ page, sender }) => {
    const draft = () => page.evaluate(() => sessionStorage.getItem('contact-draft'))
    await fillMessage(page, sender)
    expect(await draft()).toContain(sender)
    await answerForm(page, (route) =>
      route.fulfill({ status: 503, json: { wrong: [], problem: 'unavailable' } }),
    )
    await sendMessage(page).click()
    await expect(problem(page)).toBeFocused()
    expect(await draft()).toContain(sender)
    await page.unrouteAll()
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await draft()).toBeNull()
  })

  for (const [name, answer, text] of [
    ['the server is busy', { status: 429, json: { wrong: [], problem: 'limit' } }, 'Wait a few minutes'],
    ['it cannot be saved', { status: 503, json: { wrong: [], problem: 'unavailable' } }, 'could not confirm'],
    ['a proxy answers', { status: 503, contentType: 'text/html', body: '<h1>No</h1>' }, 'could not confirm'],
    ['the answer says nothing', { status: 422, json: {} }, 'could not confirm'],
    ['there is no connection', undefined, 'could not confirm'],
  ] as const) {
    test(`says above the form what is wrong if ${name}, and keeps what was typed`, async ({
      page,
      sender,
    }) => {
      await answerForm(page, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await fillMessage(page, sender)
      await sendMessage(page).click()
      await expect(problem(page)).toBeFocused()
      await expect(problem(page)).toBeInViewport()
      await expect(problem(page)).toContainText(text)
      await expect(page.getByRole('alert').locator('p:visible')).toHaveCount(1)
      await expect(field(page, 'Email Address')).toHaveValue(sender)
      await expect(sendMessage(page)).not.toHaveAttribute('aria-disabled')
      if (text === 'could not confirm')
        await expect(problem(page).getByRole('link')).toHaveAttribute('href', `mailto:${site.company.email}`)
    })
  }

  test('marks the fields that the server finds wrong, until they are changed', async ({ page, sender }) => {
    await answerForm(page, (route) =>
      route.fulfill({ status: 422, json: { wrong: ['subject', 'email'], problem: 'invalid' } }),
    )
    await fillMessage(page, sender)
    await sendMessage(page).click()
    await expect(field(page, 'Email Address')).toBeFocused()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Enter a subject/)
    await field(page, 'Subject').fill('Another')
    await expect(field(page, 'Subject')).not.toHaveAttribute('aria-invalid')
    await page.unrouteAll()
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
  })

  test('is sent once, however often its button is pressed', async ({ page, sender, arrived }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    let requests = 0
    await answerForm(page, async (route) => {
      requests++
      await promise
      await route.continue()
    })
    await fillMessage(page, sender)
    await sendMessage(page).click()
    const sending = page.getByRole('button', { name: 'Sending …' })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await sending.click({ force: true })
    await field(page, 'Subject').press('Enter')
    release()
    await expect(sent(page)).toBeFocused()
    expect(requests).toBe(1)
    await arrived(1)
  })

  test('keeps what was typed as it is while it is being sent, and the focus, and can be corrected after an error', async ({
    page,
    sender,
    arrived,
  }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await answerForm(page, async (route) => {
      await promise
      await route.fulfill({ status: 422, json: { wrong: ['subject'], problem: 'invalid' } })
    })
    await fillMessage(page, sender)
    const message = page.locator('[name=message]')
    await field(page, 'Subject').press('Enter')
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeFocused()
    await message.click({ force: true })
    await page.keyboard.type('Too late')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('Too late')
    await expect(message).toHaveValue('A program,\nand by May.')
    release()
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(field(page, 'Company')).toHaveValue('')
    await page.unrouteAll()
    await field(page, 'Message').fill('By June.')
    await field(page, 'Subject').fill('Corrected')
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await arrived()).toMatchObject([{ subject: 'Corrected', message: 'By June.' }])
    await page.getByRole('link', { name: 'Write another message' }).click()
    await field(page, 'Message').fill('Another one')
  })

  test('moves the focus anew to a wrong field that has it, so that a screen reader reads the error', async ({
    page,
  }) => {
    await field(page, 'Full Name').fill('Ada')
    const email = field(page, 'Email Address')
    await email.fill('ada')
    await email.evaluate((element) =>
      element.addEventListener('focus', () => element.setAttribute('data-focused', 'again')),
    )
    await email.press('Enter')
    await expect(email).toHaveAttribute('data-focused', 'again')
    await expect(email).toBeFocused()
  })

  test('is sent to the department that it names, whatever the subject, and the next one is not', async ({
    page,
    sender,
    arrived,
  }) => {
    await page.goto('/contact?department=ate-services')
    await page.getByRole('link', { name: 'CI/CD', exact: true }).last().click()
    await expect(page.getByText('Your message is about CI/CD.')).toBeVisible()
    await fillMessage(page, sender, { Subject: 'First' })
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(page.getByText('Your message is about')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Your message is about')).toHaveCount(0)
    await fillMessage(page, sender, { Subject: 'Second' })
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    const subjects = (await arrived(2)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['CI/CD: First', 'Second'])
  })

  test('is not hidden by Back while the next message is written', async ({ page, sender }) => {
    await fillMessage(page, sender)
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    await page.getByRole('link', { name: 'Write another message' }).click()
    await field(page, 'Message').fill('Typed after the first one')
    await page.goBack()
    await expect(sent(page)).toBeHidden()
    await expect(field(page, 'Message')).toHaveValue('Typed after the first one')
    await expect(field(page, 'Message')).toBeVisible()
  })

  test('is shown again by a link to a department', async ({ page, sender }) => {
    await fillMessage(page, sender)
    await sendMessage(page).click()
    await expect(sent(page)).toBeFocused()
    await page.getByRole('link', { name: 'CI/CD', exact: true }).last().click()
    await expect(field(page, 'Subject')).toHaveValue('Inquiry: CI/CD')
    await expect(field(page, 'Subject')).toBeVisible()
  })
})

test.describe('the application form', () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(refused)
    await page.goto('/careers')
  })

  test('is reached from each position, which it then chooses, and keeps what was typed', async ({ page }) => {
    await field(page, 'Full Name').fill('Ada')
    for (const title of ['Senior ASIC Design Engineer', 'Product Manager']) {
      await page.getByRole('link', { name: `Apply for this position ${title}` }).click()
      await expect(position(page)).toBeFocused()
      await expect(position(page).locator('option:checked')).toHaveText(title)
      await expect(field(page, 'Full Name')).toHaveValue('Ada')
    }
    await page.getByRole('link', { name: 'Submit Resume' }).click()
    await expect(page).toHaveURL(/#apply$/)
    await holdToasts(page)
    await page.getByRole('button', { name: 'Browse All Jobs' }).click()
    await expect(page.locator('.toast-title')).toHaveText('Feature Coming Soon')
  })

  test('keeps another position chosen after that of a link, and a file, when its page is left by a link or loaded again', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Apply for this position Product Manager' }).click()
    await file(page).setInputFiles(pdf)
    await expect(position(page), 'the arrow of the list').toHaveCSS('background-image', /conic-gradient/)
    await position(page).selectOption('Verification Engineer')
    await page.getByRole('link', { name: 'Submit Resume' }).click()
    await expect(page).toHaveURL(/#apply$/)
    expect(await file(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(pdf.name)
    await page.reload()
    await expect(position(page).locator('option:checked')).toHaveText('Verification Engineer')
  })

  test('chooses the position of a link again once another application was sent', async ({ page, sender }) => {
    const link = page.getByRole('link', { name: 'Apply for this position Product Manager' })
    await link.click()
    await fillApplication(page, sender)
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    await link.click()
    await expect(position(page).locator('option:checked')).toHaveText('Product Manager')
  })

  test('names no position after one was sent from the address of a position', async ({ page, sender }) => {
    await page.goto('/careers?position=product-manager#apply')
    await fillApplication(page, sender)
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    await page.getByRole('link', { name: 'Send another application' }).click()
    await expect(position(page).locator('option:checked')).toHaveText('No particular position')
  })

  test('stays as it is while it is being sent, if the link of another position is pressed', async ({
    page,
    sender,
    arrived,
  }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await answerForm(page, async (route) => {
      await promise
      await route.fulfill({ status: 503, json: { wrong: [], problem: 'unavailable' } })
    })
    await page.getByRole('link', { name: 'Apply for this position Verification Engineer' }).click()
    await fillApplication(page, sender)
    await apply(page).click()
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible()
    await page.getByRole('link', { name: 'Apply for this position Product Manager' }).click()
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeInViewport()
    release()
    await expect(problem(page)).toBeFocused()
    await expect(position(page).locator('option:checked')).toHaveText('Verification Engineer')
    await page.unrouteAll()
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await arrived()).toMatchObject([{ subject: 'Verification Engineer' }])
  })

  for (const [query, title] of [
    ['verification-engineer', 'Verification Engineer'],
    ['no-such', 'No particular position'],
    ['%22%3E', 'No particular position'],
  ]) {
    test(`at ?position=${query} has chosen "${title}"`, async ({ page }) => {
      await page.goto(`/careers?position=${query}#apply`)
      await expect(position(page).locator('option:checked')).toHaveText(title ?? '')
    })
  }

  test('forgets a position in a draft that is no longer open', async ({ page }) => {
    await page.evaluate(() =>
      sessionStorage.setItem('careers-draft', '{"position":"closed","name":"Ada","file":{}}'),
    )
    await page.reload()
    await expect(position(page).locator('option:checked')).toHaveText('No particular position')
    await expect(field(page, 'Full Name')).toHaveValue('Ada')
  })

  test('says that the chosen position has closed, until another one is chosen', async ({
    page,
    sender,
    arrived,
  }) => {
    await fillApplication(page, sender)
    await position(page).selectOption('Product Manager')
    // As if the page had been loaded before the position was closed.
    await position(page)
      .locator('option:checked')
      .evaluate((option: HTMLOptionElement) => {
        option.value = 'closed'
      })
    await apply(page).click()
    await expect(position(page)).toBeFocused()
    await expect(page.getByText('This position has closed. Choose another one')).toBeVisible()
    await expect(position(page)).toHaveAccessibleDescription(/^This position has closed/)
    await position(page).selectOption('No particular position')
    await expect(position(page)).toHaveAccessibleDescription('')
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    await arrived()
  })

  for (const [name, chosen] of [
    ['of another kind', { ...pdf, name: 'resume.pages' }],
    ['of more than 10 MB', { ...pdf, buffer: Buffer.alloc(10 * 2 ** 20 + 1) }],
    ['that only looks like a PDF', { ...pdf, buffer: Buffer.from('hello') }],
  ] as const) {
    test(`does not accept a file ${name}, and then one that is right`, async ({ page, sender, arrived }) => {
      await fillApplication(page, sender)
      await file(page).setInputFiles(chosen)
      await apply(page).click()
      await expect(file(page)).toBeFocused()
      await expect(file(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(file(page)).toHaveAccessibleDescription(/Choose a PDF, DOCX or ODT file/)
      await file(page).setInputFiles({ ...pdf, name: 'RESUME.PDF' })
      await expect(file(page)).not.toHaveAttribute('aria-invalid')
      await apply(page).click()
      await expect(sent(page)).toBeFocused()
      expect(await arrived()).toMatchObject([{ file_name: 'RESUME.pdf', file_size: pdf.buffer.length }])
    })
  }

  test('asks for a file again that was changed after it was chosen, because no browser sends it', async ({
    page,
    sender,
    arrived,
  }, testInfo) => {
    const resume = testInfo.outputPath('Resume.pdf')
    writeFileSync(resume, pdf.buffer)
    await fillApplication(page, sender)
    await file(page).setInputFiles(resume)
    writeFileSync(resume, `${pdf.buffer}A correction`)
    await apply(page).click()
    await expect(file(page)).toBeFocused()
    await expect(file(page)).toHaveValue('')
    await expect(file(page)).toHaveAccessibleDescription(/Choose a PDF, DOCX or ODT file/)
    await file(page).setInputFiles(resume)
    await apply(page).click()
    await expect(sent(page)).toBeFocused()
    await arrived()
  })

  test('can be sent with the keyboard alone', async ({ page, sender }) => {
    await fillApplication(page, sender)
    await position(page).focus()
    await page.keyboard.press('v')
    for (let n = 0; n < 5; n++) await page.keyboard.press('Tab')
    await expect(apply(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(sent(page)).toBeFocused()
  })
})
