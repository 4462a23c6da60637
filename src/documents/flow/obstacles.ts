// Boxes that text flows around, and the room that they leave.
import type { Room } from './break-lines.js'
import type { Frame } from './frame.js'

/** If a box leaves less room than this, text goes below it. */
export const ROOM_MIN = 72

/** An area of the strip that text flows around. */
export interface Obstacle {
  x: number
  right: number
  top: number
  bottom: number
}

export class Obstacles {
  private readonly all: Obstacle[] = []

  add(obstacle: Obstacle): void {
    this.all.push(obstacle)
  }

  /** Takes all obstacles out. */
  takeAll(): Obstacle[] {
    return this.all.splice(0)
  }

  /** The first place from y down where boxes leave room for text. */
  below(frame: Frame, from: number, height: number): number {
    let y = from
    for (const _ of this.all) {
      const room = this.roomAt(frame, y, height)
      if (room.right - room.left >= Math.min(ROOM_MIN, frame.width)) return y
      const over = this.over(frame, y, height)
      y = Math.max(y, Math.min(...over.map(({ bottom }) => bottom)))
    }
    return y
  }

  roomAt(frame: Frame, y: number, height: number): Room {
    let [left, right] = [0, frame.width]
    for (const obstacle of this.over(frame, y, height)) {
      const before = obstacle.x - frame.x
      const after = frame.x + frame.width - obstacle.right
      if (after >= before) left = Math.max(left, obstacle.right - frame.x)
      else right = Math.min(right, before)
    }
    return { left, right }
  }

  private over(frame: Frame, y: number, height: number): Obstacle[] {
    return this.all.filter(
      ({ x, right, top, bottom }) =>
        top < y + height && bottom > y && x < frame.x + frame.width && right > frame.x,
    )
  }
}
