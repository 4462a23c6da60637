// For the image's health check: ends with 0 when the server is ready for calls.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 8080}/ready`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
