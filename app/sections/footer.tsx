import { footerParticles } from '#app/figures/particles/footer.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { Company } from '#content/company.ts'
import type { Action, LinkColumn } from '#content/schema.ts'
import { phoneHref } from './contact-links.tsx'
import { Particles } from './particles.tsx'
import { Wordmark } from './wordmark.tsx'

interface FooterProps {
  company: Company
  chrome: Chrome
  columns: readonly LinkColumn[]
}

/** The footer of every page. */
export function Footer({ company, chrome: { footer }, columns }: FooterProps) {
  return (
    <footer className="footer decorated">
      <Particles className="footer-particles" particles={footerParticles} />
      <div className="footer-inner">
        <div className="footer-company">
          <Wordmark wordmark={company.wordmark} />
          <Paragraph>{company.blurb}</Paragraph>
          <address>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={phoneHref(company.phone)}>{company.phone}</a>
            <span>{company.city}</span>
          </address>
        </div>
        {columns.map(({ id, name, links }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`} className="footer-label">
              {name}
            </h2>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={link.path}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="footer-label">{footer.elsewhere}</h2>
          <ul>
            {footer.social.map((action) => (
              <li key={action.id}>
                <FooterAction action={action} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="footer-legal">
        <p>
          © {footer.copyrightYear} {company.name}
        </p>
        <ul>
          {footer.legal.map((action) => (
            <li key={action.id}>
              <FooterAction action={action} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function FooterAction({ action: { label, href } }: { action: Action }) {
  if (href) return <a href={href}>{label}</a>
  return (
    <button type="button" data-notice="footer">
      {label}
    </button>
  )
}
