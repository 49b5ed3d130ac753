import { profileFields } from '@nokshi/content/linkhub.ts'
import { readyLooks } from '@nokshi/contract/linkhub/ready-looks.ts'
import { type Gradient, gradients } from '@nokshi/contract/linkhub.ts'
import { LookChoices } from './look-choices.tsx'
import type { PicturedLook } from './look-picture.tsx'

interface GradientFieldProps {
  value: Gradient
  onChange: (gradient: Gradient) => void
  /** What the page has beside its gradient. */
  look?: PicturedLook
}

export function GradientField({ value, onChange, look = readyLooks.kantha }: GradientFieldProps) {
  const { label, names } = profileFields.gradient
  return (
    <LookChoices
      name="gradient"
      legend={label}
      choices={gradients.map((gradient) => ({ value: gradient, label: names[gradient], look: { ...look, gradient } }))}
      chosen={value}
      onChoose={onChange}
    />
  )
}
