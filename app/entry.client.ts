// Starts the panel after the first paint: its script is far larger than what the browser needs to draw the page.
requestAnimationFrame(() =>
  setTimeout(() => {
    // Fetched in parallel with the panel, and evaluated first, in its own task.
    import('./supabase.ts')
    import('./admin/start.tsx')
  }),
)
