import { MailLink } from '#app/sections/contact-links.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Contact } from '#content/contact.ts'
import type { Service, ServiceGroup } from '#content/schema.ts'

interface ContactDepartmentsProps {
  departments: Contact['departments']
  groups: readonly ServiceGroup[]
  services: readonly Service[]
  /** The general email address. */
  email: string
}

/**
 * One department for each service, in three groups on one rail. Selecting a department addresses the form to it
 * (app/enhance/contact-form.ts).
 */
export function ContactDepartments({ departments, groups, services, email }: ContactDepartmentsProps) {
  return (
    <section className="traced departments" aria-labelledby="departments-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="wide-section-head">
        <h2 id="departments-title">{departments.heading}</h2>
        <div>
          <Paragraph>{departments.introduction}</Paragraph>
          <Paragraph className="form-draft needs-script">{departments.note}</Paragraph>
        </div>
      </div>
      <div className="rail-list">
        {groups.map(({ id, heading }) => (
          <div key={id} className="rail-list-item">
            <div className="department-group">
              <h3>{heading}</h3>
              <ul>
                {services
                  .filter(({ group }) => group === id)
                  .map(({ name, departmentContactPath }) => (
                    <li key={departmentContactPath}>
                      <a href={departmentContactPath} data-department>
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          </div>
        ))}
        <div className="rail-list-item">
          <div className="department-group">
            <h3>{departments.general}</h3>
            <p>
              <MailLink email={email} />
            </p>
          </div>
        </div>
      </div>
      <span className="trace-line crossing" />
      <span className="trace-out" />
    </section>
  )
}
