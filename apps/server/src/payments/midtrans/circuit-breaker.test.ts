import { expect, it } from 'vitest'
import { createCircuitBreaker, usualCircuit } from './circuit-breaker.ts'

const clocked = () => {
  const clock = { ms: 0 }
  return { clock, circuit: createCircuitBreaker(usualCircuit, () => clock.ms) }
}

it('the circuit breaker opens for 15 s after five failures within 30 s, then admits one call', () => {
  const { clock, circuit } = clocked()
  for (let count = 0; count < 5; count += 1) {
    expect(circuit.admits()).toBe(true)
    clock.ms += 1_000
    circuit.failed()
  }
  expect(circuit.admits()).toBe(false)
  clock.ms += 14_999
  expect(circuit.admits()).toBe(false)
  clock.ms += 1
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false])
})

it('the circuit breaker closes when that call succeeds, and opens again when it fails', () => {
  const { clock, circuit } = clocked()
  for (let count = 0; count < 5; count += 1) circuit.failed()
  clock.ms += 15_000
  circuit.admits()
  circuit.failed()
  expect(circuit.admits()).toBe(false)
  clock.ms += 15_000
  circuit.admits()
  circuit.succeeded()
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true])
})

it('the circuit breaker ignores failures older than 30 s, and all before a success', () => {
  const { clock, circuit } = clocked()
  for (let count = 0; count < 20; count += 1) {
    circuit.failed()
    clock.ms += 8_000
    expect(circuit.admits()).toBe(true)
  }
  circuit.succeeded()
  for (let count = 0; count < 4; count += 1) circuit.failed()
  expect(circuit.admits()).toBe(true)
})
