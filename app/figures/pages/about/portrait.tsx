// A portrait without a picture: initials in the frame of a passport photograph (ICAO Doc 9303-3: 35 mm by 45 mm, the
// face 70 to 80 % of its height). One unit is a millimeter.

import { initialsOf } from './initials.ts'

const width = 35
const height = 45
const face = { width: 25, height: 0.75 * height, top: 4 }
const eyes = face.top + face.height * 0.45

export function Portrait({ name, description }: { name: string; description: string }) {
  return (
    <svg
      className="portrait"
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      role="img"
      aria-label={description}
      aria-hidden={!description || undefined}
    >
      <path className="portrait-frame" d={`M0 0h${width}v${height}h-${width}z`} />
      <ellipse
        className="portrait-guide"
        cx={width / 2}
        cy={face.top + face.height / 2}
        rx={face.width / 2}
        ry={face.height / 2}
      />
      <path className="portrait-guide" d={`M${width / 2} 0v${height}M0 ${eyes}h${width}`} />
      <text x={width / 2} y={eyes} dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** The size of the frames, dimensioned once for all of them, as in engineering drawings. */
export function PortraitSize() {
  return (
    <svg className="portrait-size" viewBox={`0 0 ${width} ${height}`} overflow="visible" aria-hidden="true">
      <path d={`M${width + 2} 0h5M${width + 2} ${height}h5M${width + 5} 0v${height}`} />
      <text x={width + 7} y={height / 2} dominantBaseline="central">
        {width} × {height} mm
      </text>
    </svg>
  )
}
