/** Whether this browser has them, and the JSON that our API speaks with it (WebAuthn level 3). */
export function knowsPasskeys() {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** The device's dialog was closed, or the device failed. The page shows its own text, not the browser's. */
export class NoPasskey extends Error {}

/** For whoever is logged in: `fetchOptions` is the call of their kind of account. */
export function ownPasskeys(fetchOptions: () => Promise<Record<'create' | 'get', Record<string, unknown>>>) {
  return {
    makeOwnPasskey: async () => makePasskey((await fetchOptions()).create),
    showOwnPasskey: async () => showPasskey((await fetchOptions()).get),
  }
}

/** The device asks for finger, face or PIN, and makes a passkey. */
function makePasskey(options: Record<string, unknown>) {
  // The API made these options for exactly this call; the browser checks them.
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return ask(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) }))
}

/** The same, with one that there is. */
export function showPasskey(options: Record<string, unknown>) {
  // As above.
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return ask(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }))
}

async function ask(device: () => Promise<Credential | null>) {
  const credential = await device().catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey()
  return JSON.stringify(credential)
}
