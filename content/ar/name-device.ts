export const isDraft = true

const unknown: Record<string, string> = { 'A browser': 'متصفح', 'An app': 'تطبيق', 'Google app': 'تطبيق Google' }

/** «Chrome على Android». The mark has it read from the right, although it begins with a Latin letter. */
export function nameDevice(device: string) {
  const [program = '', system] = device.split(' on ')
  const name = unknown[program] ?? program
  return system ? `\u200f${name} على ${system}` : name
}
