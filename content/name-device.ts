/** A browser as the server describes it: «Chrome on Android». */
export function nameDevice(device: string) {
  return device
}
