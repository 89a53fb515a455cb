/**
 * Links are prerendered while the pointer rests on them or, in browsers that cannot do that, fetched (HTML, speculative
 * loading). Exceptions are the admin page, which would connect to the backend, and addresses with a query.
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
