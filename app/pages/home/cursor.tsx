/** Follows the mouse (app/enhance/cursor.ts): a dot on the page, a measuring cross over the oscilloscope. */
export function HomeCursor() {
  return (
    <div className="cursor" data-cursor-dot aria-hidden="true">
      <p>
        <span data-cursor-time />
        <span data-cursor-level />
      </p>
    </div>
  )
}
