/**
 * A field that people neither see nor reach. Programs that fill in every field give themselves away.
 * @param label for browsers that show the page without its style
 */
export const Honeypot = ({ label }: { label: string }) => (
  <label className="form-trap">
    {label} <input name="website" tabIndex={-1} autoComplete="off" />
  </label>
)
