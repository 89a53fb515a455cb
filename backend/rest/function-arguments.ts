// Corrects the arguments of function calls to match PostgREST. @supabase/lite guesses the type of an argument in a
// query string from its value, and encodes a JSON argument as text, which the driver then encodes a second time.

/** A database function, as the library describes it. */
interface DatabaseFunction {
  schema: string
  name: string
  arg_names: string[]
  arg_types: string[]
}

/** A function call, as the library has parsed it. */
interface Call {
  function?: string
  schema?: string
  args?: object | unknown[]
  httpMethod?: string
}

/** Makes PostgreSQL parse parameters of these types from text, because the driver would encode them in its own way. */
export const castParametersFromText = (sql: string) =>
  sql.replace(/(\$\d+)::(jsonb?|boolean)\b(?!\[)/g, '$1::text::$2')

/**
 * Corrects the arguments of a call: one from a query string is passed on as it was written, and a string for a JSON
 * argument as a JSON string.
 */
export function correctArguments(call: Call, functions: DatabaseFunction[], query: URLSearchParams): void {
  if (!call.args || Array.isArray(call.args)) return
  const args = call.args as Record<string, unknown>
  const called = findFunction(call, functions, Object.keys(args))
  if (!called) return
  for (const [name, value] of Object.entries(args)) {
    const [text, ...more] = query.getAll(name)
    if (call.httpMethod === 'GET') {
      if (more.length === 0) args[name] = text
    } else if (typeof value === 'string' && isJson(called, name)) args[name] = JSON.stringify(value)
  }
}

/** The called function, if exactly one matches. Only then does the library cast arguments. */
function findFunction({ function: name, schema = 'public' }: Call, all: DatabaseFunction[], given: string[]) {
  const [found, ...others] = all.filter(
    (candidate) =>
      candidate.schema === schema &&
      candidate.name === name &&
      given.every((argument) => candidate.arg_names.includes(argument)),
  )
  return others.length === 0 ? found : undefined
}

const isJson = ({ arg_names, arg_types }: DatabaseFunction, argument: string) =>
  /^jsonb?$/.test(arg_types[arg_names.indexOf(argument)] ?? '')
