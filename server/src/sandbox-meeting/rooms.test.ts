import { expect, test } from 'vitest'
import { newRooms } from './rooms.ts'

test('six fit into a room, the seventh is turned away until somebody leaves', () => {
  const rooms = newRooms()
  for (const who of ['1', '2', '3', '4', '5', '6']) expect(rooms.join('a', who)).not.toBe('full')
  expect(rooms.join('a', '7')).toBe('full')
  expect(rooms.join('b', '7')).toEqual([])
  rooms.leave('a', '3')
  expect(rooms.join('a', '7')).toEqual(['1', '2', '4', '5', '6'])
})

test('signals go between people of one room alone, and a room that ended stays so', () => {
  const rooms = newRooms()
  rooms.join('a', '1')
  rooms.join('a', '2')
  rooms.join('b', '3')
  expect(rooms.areTogether('a', '1', '2')).toBe(true)
  expect(rooms.areTogether('a', '1', '3')).toBe(false)
  rooms.end('a')
  expect(rooms.join('a', '4')).toBe('ended')
})
