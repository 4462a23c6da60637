// Holds a file that was dropped beside its place: the browser would leave the page to show it.
const hold = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

export function holdDrops(): void {
  addEventListener('dragover', hold)
  addEventListener('drop', hold)
}
