const pulse = 'M0 18H22V6H34V30H46V6H52V18H128'

/** A line that carries a pulse while connected and is otherwise flat (admin.css, by the banner's state). */
export function Waveform() {
  return (
    <svg className="waveform" width="134" height="36" viewBox="0 0 134 36" aria-hidden="true">
      <path d={pulse} className="waveform-halo" />
      <path d={pulse} className="waveform-trace" />
      <circle cx="130" cy="18" r="3.5" />
    </svg>
  )
}
