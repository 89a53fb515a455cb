/** Links that the pointer rests on or presses are fetched ahead (HTML, speculative loading); the admin page never is. */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin', '/admin/*', '/*\\?*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
})

export const SpeculationRules = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
)
