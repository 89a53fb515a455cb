// The critical path method (Kelley and Walker, "Critical-Path Planning and Scheduling", 1959): when the activities of a project can
// start, how far they can slip, and which of them determine its end.

export interface Activity<Name extends string = string> {
  duration: number
  /** The activities that must have ended before it starts. */
  after: readonly Name[]
}

export type Plan<Name extends string, Before extends string = Name> = Readonly<Record<Name, Activity<Before>>>

export interface Dates {
  start: number
  end: number
  /** How far it can slip without delaying the project; 0 on the critical path. */
  float: number
}

/** The earliest dates of all activities, by name, and the end of the project, in the unit of the durations. */
export function schedule<Name extends string>(plan: Plan<Name, NoInfer<Name>>) {
  const names = Object.keys(plan) as Name[]
  const followers = (name: Name) => names.filter((other) => plan[other].after.includes(name))
  const earliestStart = remember((name: Name): number =>
    Math.max(0, ...plan[name].after.map((before) => earliestStart(before) + plan[before].duration)),
  )
  const earliestEnd = (name: Name) => earliestStart(name) + plan[name].duration
  const end = Math.max(...names.map(earliestEnd))
  const latestEnd = remember((name: Name): number =>
    Math.min(end, ...followers(name).map((next) => latestEnd(next) - plan[next].duration)),
  )
  const dates = (name: Name): Dates => ({
    start: earliestStart(name),
    end: earliestEnd(name),
    float: latestEnd(name) - earliestEnd(name),
  })
  return { dates: Object.fromEntries(names.map((name) => [name, dates(name)])) as Record<Name, Dates>, end }
}

/** The same function, which computes the result for an argument only once. */
function remember<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, Result>()
  return (argument) => {
    const known = results.get(argument)
    if (known !== undefined) return known
    const result = compute(argument)
    results.set(argument, result)
    return result
  }
}
