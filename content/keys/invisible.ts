// Characters that display as nothing. No key has one, as supabase/migrations/20251121000100_content_limits.sql says, and a text
// of only such characters counts as empty.

/** For a character class of a regular expression with the flag `u`: control characters, line separators and the like. */
export const invisible = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`
