/** The site shows «Edit» in this browser (server/language-site.ts). The mark opens nothing: the API asks for a session. */
export function markEditor(isEditor: boolean) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore yet.
  document.cookie = `crm_edit=1; Path=/; SameSite=Lax; Max-Age=${isEditor ? 2_592_000 : 0}${secure}`
}
