// Decorative particles that drift in a few groups. Each group is one layer, so that fifty cost as much as five. They
// stand still off screen, and are hidden in print and with reduced motion (particles.css).

export interface Particle {
  /** Percent of the width and of the height. */
  x: number
  y: number
  /** Pixels. */
  radius: number
}

const groups = 5

export function Particles({ particles, className }: { particles: readonly Particle[]; className: string }) {
  return (
    <svg className={`particles ${className}`} aria-hidden="true">
      {Array.from({ length: groups }, (_, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
        <g key={group}>
          {particles
            .filter((_, n) => n % groups === group)
            .map(({ x, y, radius }) => (
              <circle key={`${x} ${y}`} className="particle" cx={`${x}%`} cy={`${y}%`} r={radius} />
            ))}
        </g>
      ))}
    </svg>
  )
}
