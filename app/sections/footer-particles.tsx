// The specification's 20 particles of the footer: samples of a damped oscillation, the last that is heard of the trace.

const count = 20
const middle = 32
const amplitude = 30
const samplesPerPeriod = 8
/** Samples in which the oscillation falls to 1/e of its height. */
const decay = 6

const particles = Array.from({ length: count }, (_, n) => ({
  x: `${(100 * n) / (count - 1)}%`,
  y: (middle - amplitude * Math.exp(-n / decay) * Math.cos((2 * Math.PI * n) / samplesPerPeriod)).toFixed(1),
  radius: (1 + 1.6 * Math.exp(-n / decay)).toFixed(2),
}))

export function FooterParticles() {
  return (
    <svg className="footer-particles" height={2 * middle} aria-hidden="true">
      {particles.map(({ x, y, radius }) => (
        <circle key={x} className="particle" cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
