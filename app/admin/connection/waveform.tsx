/** A line that carries a pulse while connected, is flat before, and broken when the connection is lost. */
export function Waveform() {
  return (
    <span className="waveform">
      <svg width="40" height="16" viewBox="0 0 40 16" aria-hidden="true">
        <path d="M0 8H9V2H14V14H19V2H22V8H36" className="waveform-trace" />
        <path d="M14 8H24" className="waveform-break" />
      </svg>
      {/* A drawing of its own: inside another one, its animation would keep the main thread busy. */}
      <svg className="waveform-end" width="6" height="6" viewBox="0 0 6 6" aria-hidden="true">
        <circle cx="3" cy="3" r="3" />
      </svg>
    </span>
  )
}
