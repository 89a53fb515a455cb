/**
 * Pages whose links the pointer rests on are prerendered, or where a browser cannot, fetched (HTML, speculative loading). Left out are
 * the admin page, which would connect to the backend, and addresses with a query.
 */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin', '/admin/*', '/*\\?(.+)'] } }],
      },
      eagerness: 'moderate',
    },
  ],
})

export const SpeculationRules = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
)
