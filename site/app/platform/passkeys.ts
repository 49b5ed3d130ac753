/** Whether this browser has them, and the JSON that our API speaks with it (WebAuthn level 3). */
export function knowsPasskeys() {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whoever closes the device's own dialog, and whose device fails, gets a word from the page, not the browser's. */
export class NoPasskey extends Error {}

/** The device asks for finger, face or PIN, and makes a passkey. */
export function makePasskey(options: Record<string, unknown>) {
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
