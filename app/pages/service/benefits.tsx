import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Service } from '#content/schema.ts'

export function ServiceBenefits({ title, benefits }: { title: string; benefits: Service['keyBenefits'] }) {
  return (
    <section className="service-block service-benefits" aria-labelledby="benefits">
      <h2 id="benefits" className="service-heading">
        {title}
      </h2>
      <div className="benefits">
        {benefits.map((benefit) => (
          <div key={benefit.id} className="benefit">
            <h3>{benefit.title}</h3>
            <Paragraph>{benefit.description}</Paragraph>
          </div>
        ))}
      </div>
    </section>
  )
}
