interface Fillings {
  name: string
  me: string
  reference: string
}

/** Puts the words of one request into a reply that is at hand. What is no mark stays as it was written. */
export function fillReply(body: string, fillings: Fillings) {
  return body.replace(/\{(name|me|reference)\}/g, (mark, word: string) => wordFor(word, fillings) ?? mark)
}

function wordFor(word: string, fillings: Fillings) {
  return new Map(Object.entries(fillings)).get(word)
}
