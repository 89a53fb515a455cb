import type { Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface InputsAndDeliverablesProps {
  service: Pick<Service, 'inputs' | 'deliverables'>
  labels: ServicesPage['page']
}

/** What the customer hands over, beside what comes back. */
export function InputsAndDeliverables({
  service: { inputs, deliverables },
  labels,
}: InputsAndDeliverablesProps) {
  return (
    <div className="exchange">
      <ExchangeList title={labels.handOver} items={inputs} />
      <ExchangeList title={labels.getBack} items={deliverables} />
    </div>
  )
}

function ExchangeList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="list-title">{title}</h3>
      {items.length > 0 && (
        <ul>
          {Object.entries(items).map(([index, item]) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
