import { toast } from '#app/toast/toast.ts'

/** A control with `data-notice="name"` shows the notice whose texts stand in the template `notice-name`. */
export function installComingSoon(): void {
  document.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-notice]')?.dataset.notice
    if (name) showNotice(name)
  })
}

/** Shows a notice by its name. */
export function showNotice(name: string): void {
  const { title = '', description = '' } = document.getElementById(`notice-${name}`)?.dataset ?? {}
  toast({ title, description })
}
