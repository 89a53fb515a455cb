import { toast } from '#app/toast/toast.ts'

/** Makes a control with `data-notice="name"` show the notice whose texts are in the template `notice-name`. */
export function installComingSoon(): void {
  document.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-notice]')?.dataset.notice
    if (name) showNotice(name)
  })
}

/** Shows the notice with this name. */
export function showNotice(name: string): void {
  const { title = '', description = '' } = document.getElementById(`notice-${name}`)?.dataset ?? {}
  toast({ title, description })
}
