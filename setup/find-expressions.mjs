// @ts-check
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** @typedef {{ source: string, flags: string, place: string }} Expression */

/**
 * The regular expressions of a file, and the places where one is put together while the program runs.
 * @param {string} path
 */
export function findExpressions(path) {
  const text = readFileSync(path, 'utf8')
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed.`)
  /** @type {Expression[]} */
  const written = []
  /** @type {string[]} */
  const built = []
  /** @param {{ start: number }} node */
  const placeOf = ({ start }) => `${path}:${text.slice(0, start).split('\n').length}`
  /** @param {{ start: number, callee: object }} node */
  const visitCall = (node) => {
    if ('name' in node.callee && node.callee.name === 'RegExp') built.push(placeOf(node))
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        written.push({ source: node.regex.pattern, flags: node.regex.flags, place: placeOf(node) })
    },
    NewExpression: visitCall,
    CallExpression: visitCall,
  }).visit(program)
  return { written, built }
}
