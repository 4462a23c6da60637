// A choice among a few options, side by side.
export interface Choice<V extends string> {
  value: V
  label: string
}

interface Props<V extends string> {
  label: string
  choices: readonly Choice<NoInfer<V>>[]
  value: V
  onChange(value: NoInfer<V>): void
}

export function Segments<V extends string>({ label, choices, value, onChange }: Props<V>) {
  return (
    <fieldset className="segments">
      <legend className="hidden-visually">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
