/** A line that carries a pulse while connected, is flat before, and broken when the connection is lost. */
export function Waveform() {
  return (
    <svg className="waveform" width="40" height="16" viewBox="0 0 40 16" aria-hidden="true">
      <path d="M0 8H9V2H14V14H19V2H22V8H36" className="waveform-trace" />
      <path d="M14 8H24" className="waveform-break" />
      <circle cx="37" cy="8" r="3" className="waveform-end" />
    </svg>
  )
}
