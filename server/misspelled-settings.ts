/** Finds variables that are almost a setting, since they would be ignored. PORT, HOST and INBOX are too short to tell. */
export function findMisspelled(names: readonly string[], settings: readonly string[]) {
  const long = settings.filter((setting) => setting.includes('_'))
  return names.flatMap((name) => {
    const setting = long.find((setting) => isAlmost(name.toUpperCase(), setting))
    return setting && name !== setting ? [{ name, setting }] : []
  })
}

/** Whether they are the same, except for one letter that is missing, added or replaced, or for two that are swapped. */
function isAlmost(name: string, setting: string): boolean {
  let same = 0
  while (same < setting.length && name[same] === setting[same]) same++
  const [given, expected] = [name.slice(same), setting.slice(same)]
  const [first = '', second = ''] = expected
  return (
    [given, given.slice(1), `${first}${given}`, `${first}${given.slice(1)}`].includes(expected) ||
    given === `${second}${first}${expected.slice(2)}`
  )
}
