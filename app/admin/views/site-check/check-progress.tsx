interface CheckProgressProps {
  done: number
  all: number
  label: string
}

/** How far a check has come, as a bar and in words. */
export const CheckProgress = ({ done, all, label }: CheckProgressProps) => (
  <label className="check-progress">
    <progress value={done} max={Math.max(all, 1)} />
    {label}
  </label>
)
