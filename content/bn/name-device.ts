export const isDraft = true

const unknown: Record<string, string> = { 'A browser': 'একটি ব্রাউজার', 'An app': 'একটি অ্যাপ', 'Google app': 'Google অ্যাপ' }

/** «Android-এ Chrome». */
export function nameDevice(device: string) {
  const [program = '', system] = device.split(' on ')
  const name = unknown[program] ?? program
  return system ? `${system}-এ ${name}` : name
}
