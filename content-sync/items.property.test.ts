// After any interleaving of changes, events, reads, own writes and lost connections, the list must match the table.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContentItem } from './content-item.ts'
import { byCreation, type Change, noItems, reduceItems } from './items.ts'

type Operation = 'insert' | 'update' | 'delete'

/** The table, its live events on their way to the panel, and the panel's calls on their way to the table. */
class World {
  readonly #table = new Map<string, ContentItem>()
  #items = noItems
  #live = true
  #events: Change[] = []
  #calls = 0
  #changes = 0
  #read: { call: number; rows?: ContentItem[] } | undefined
  #readWanted = true
  #writes: {
    call: number
    operation: Operation
    pick: number
    change?: Change | undefined
    done: boolean
  }[] = []

  get table() {
    return [...this.#table.values()].sort(byCreation)
  }
  get list() {
    return this.#items.list
  }

  /** Commits a change and sends its event. Does nothing if there is no row to change. */
  change(operation: Operation, pick: number): Change | undefined {
    const change = this.#plan(operation, pick)
    if (!change) return
    if ('remove' in change) this.#table.delete(change.remove)
    else this.#table.set(change.put.id, { ...this.#table.get(change.put.id), ...change.put } as ContentItem)
    if (this.#live) this.#events.push(change)
    return change
  }

  #plan(operation: Operation, pick: number): Change | undefined {
    const n = this.#changes++
    // Few distinct times for many items, so that ids decide the order too.
    const moment = `2025-11-20T10:00:00.${pick % 3}+00:00`
    if (operation === 'insert') {
      const id = `${pick % 7}-${n}`
      return {
        put: { id, content_key: id, content_value: `${n}`, created_at: moment, updated_at: moment },
      }
    }
    const row = this.table[pick % Math.max(1, this.#table.size)]
    if (!row) return
    return operation === 'delete' ? { remove: row.id } : { put: { ...row, content_value: `${n}` } }
  }

  /** Delivers the next `count` events. */
  deliver(count: number) {
    const changes = this.#events.splice(0, count)
    this.#items = reduceItems(this.#items, { type: 'events', changes })
  }

  lose() {
    this.#live = false
    this.#events = []
  }
  reconnect() {
    if (this.#live) return
    this.#live = true
    this.#readWanted = true
  }

  /** Advances the read by one step: it begins, takes its snapshot, and then arrives. */
  read() {
    if (!this.#read) {
      if (!this.#readWanted && !this.#items.stale) return
      this.#readWanted = false
      this.#read = { call: this.#begin() }
    } else if (!this.#read.rows) {
      this.#read.rows = this.table
    } else {
      const { call, rows } = this.#read
      this.#items = reduceItems(this.#items, { type: 'read', call, rows })
      this.#read = undefined
    }
  }

  write(operation: Operation, pick: number) {
    this.#writes.push({ call: this.#begin(), operation, pick, done: false })
  }
  /** Advances a pending write by one step: its commit, then its response. */
  advance(pick: number) {
    const write = this.#writes[pick % Math.max(1, this.#writes.length)]
    if (!write) return
    if (!write.done) {
      write.change = this.change(write.operation, write.pick)
      write.done = true
      return
    }
    const { call, change } = write
    this.#writes = this.#writes.filter((each) => each !== write)
    this.#items = reduceItems(
      this.#items,
      change ? { type: 'written', call, change } : { type: 'failed', call },
    )
  }

  /** Lets all pending calls and events arrive, in an order given by the picks, which are used repeatedly. */
  settle(picks: readonly number[]) {
    this.reconnect()
    for (let turn = 0; this.#busy; turn++) {
      const steps = [() => this.deliver(1), () => this.read(), () => this.advance(turn)]
      steps[(picks[turn % picks.length] ?? 0) % steps.length]?.()
      if (turn % picks.length === 0) for (const each of steps) each()
    }
  }
  get #busy() {
    const { stale } = this.#items
    return this.#events.length > 0 || this.#writes.length > 0 || this.#readWanted || this.#read || stale
  }

  #begin() {
    const call = this.#calls++
    this.#items = reduceItems(this.#items, { type: 'began', call })
    return call
  }
}

const operation = fc.constantFrom<Operation>('insert', 'update', 'update', 'delete')
const step: fc.Arbitrary<(world: World) => unknown> = fc.oneof(
  fc.tuple(operation, fc.nat(3)).map(
    ([kind, pick]) =>
      (world: World) =>
        world.change(kind, pick),
  ),
  fc.tuple(operation, fc.nat(3)).map(
    ([kind, pick]) =>
      (world: World) =>
        world.write(kind, pick),
  ),
  { weight: 2, arbitrary: fc.nat(3).map((pick) => (world: World) => world.advance(pick)) },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 4 }).map((count) => (world: World) => world.deliver(count)),
  },
  fc.constant((world: World) => world.read()),
  fc.constantFrom(
    (world: World) => world.lose(),
    (world: World) => world.reconnect(),
    () => {},
    () => {},
  ),
)
const order = fc.array(fc.nat(2), { minLength: 1, maxLength: 40 })

it('always ends with the content of the table', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(step, { maxLength: 60, size: 'max' }),
      order,
      (loaded, steps, order) => {
        const world = new World()
        for (const pick of [0, 1, 2]) world.change('insert', pick)
        if (loaded) world.settle([0])
        for (const each of steps) each(world)
        world.settle(order)
        expect(world.list).toEqual(world.table)
      },
    ),
    { numRuns: 5000 },
  )
})
