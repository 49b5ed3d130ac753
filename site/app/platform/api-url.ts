/** Where a call of the API goes. The page says where the API is, because only the running server knows. */
export function apiUrl(path: string) {
  const base = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
  return base + path
}
