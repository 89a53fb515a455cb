// Starts the panel, once the browser has drawn it: what runs it is many times what draws it, and would come first otherwise.
requestAnimationFrame(() =>
  setTimeout(() => {
    // Fetched beside the rest, and evaluated before it in a task of its own.
    import('./supabase.ts')
    import('./admin/start.tsx')
  }),
)
