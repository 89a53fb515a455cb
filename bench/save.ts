// Measures the time from an acknowledged save to the first byte of the changed public page.
import { connectClient } from '#testing/client.ts'
import { startServer } from '#testing/server.ts'
import { spread } from './support/spread.ts'

const saves = 100

export async function bench(): Promise<void> {
  const server = await startServer()
  const client = connectClient(server)
  const page = async () => (await fetch(`${server.url}/`)).text()
  const { data: row } = await client
    .from('website_content')
    .insert({ content_key: 'home.hero.title', content_value: 'Before' })
    .select()
    .single()
    .throwOnError()

  const times: number[] = []
  for (let n = 0; n < saves; n++) {
    const text = `Saved ${n}`
    await client
      .from('website_content')
      .update({ content_value: text, updated_at: new Date().toISOString() })
      .eq('id', row.id)
      .throwOnError()
    const acknowledged = performance.now()
    while (!(await page()).includes(text));
    times.push(performance.now() - acknowledged)
  }
  console.log(`Acknowledged save to changed page, ${saves} saves: ${spread(times, 'ms')}`)
  await server.stop()
}
