/** How many characters the fields of the forms may have. Pages tell the browser, and the inbox refuses more. */
export const maxLengths = { name: 200, email: 254, company: 200, subject: 300, message: 20_000, position: 64 }
