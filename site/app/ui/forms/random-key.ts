/** `crypto.randomUUID` is missing where a page is not served over https, such as in a local network. */
export function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
