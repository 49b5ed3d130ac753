export function loginPathFrom(path: string) {
  return path === '/crm' ? '/crm/login' : `/crm/login?next=${encodeURIComponent(path)}`
}

/** Only CRM pages of this origin: a link in a mail must not use the login to lead elsewhere. */
export function pathAfterLogin(search: string) {
  const next = new URLSearchParams(search).get('next') ?? ''
  // «/crm//other.example» and «/crm\other.example» are paths here, but better safe.
  const isOurs = /^\/crm(?:$|[/?#](?!\/))/.test(next) && !next.includes('\\')
  return isOurs && !isGate(next) ? next : '/crm'
}

function isGate(path: string) {
  return /^\/crm\/(?:login|register|forgot-password|reset-password)/.test(path)
}
