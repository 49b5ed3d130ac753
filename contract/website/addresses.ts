/** Where a link of the website may lead: a page of it, another site by https, a mailbox or a telephone. */
export function isAddress(address: string) {
  return (
    isOwnPath(address) ||
    (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(address) && URL.canParse(address)) ||
    /^mailto:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(address) ||
    /^tel:\+?[\d() -]{3,40}$/.test(address)
  )
}

/** One slash at its beginning: two of them, or a backslash, would be another site. */
export function isOwnPath(address: string) {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address) && !address.includes('//')
}
