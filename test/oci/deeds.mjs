// What a container may try. Each ends the agent where it succeeds, so that a test passes only where it is contained.
import { spawn } from "node:child_process"
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"

const uncontained = (what) => {
  process.stderr.write(`uncontained: ${what}\n`)
  process.exit(7)
}

const reaches = (host, port) =>
  new Promise((settle) => {
    const socket = connect({ host, port })
    socket.on("connect", () => settle(true))
    socket.on("error", () => settle(false))
    socket.setTimeout(2_000, () => settle(false))
  })

export const deeds = {
  "--none": {},
  "--network": {
    start: async () => {
      const others = Object.keys(networkInterfaces()).filter((name) => name !== "lo")
      if (others.length > 0) uncontained(`there is ${others.join(", ")}`)
      for (const [host, port] of [
        ["192.0.2.1", 80],
        ["8.8.8.8", 53],
        ["169.254.169.254", 80],
        [process.env["HOST_ADDRESS"] ?? "10.0.0.1", 22],
      ])
        if (await reaches(host, port)) uncontained(`${host}:${port} answers`)
    },
  },
  "--paths": {
    start: () => {
      for (const path of ["/written", "/usr/bin/written", "/run/harness/turns/written", "/run/harness/written"])
        try {
          writeFileSync(path, "")
          uncontained(`${path} can be written`)
        } catch (error) {
          if (!["EROFS", "EACCES", "ENOENT"].includes(error.code)) uncontained(`${path}: ${error.code}`)
        }
      for (const path of ["/run/harness/door", "/etc/shadow", "/proc/1/root/root/.ssh"])
        if (existsSync(path) && readdirSync(path).length > 0) uncontained(`${path} can be seen`)
      writeFileSync("written", "")
      writeFileSync(`${process.env["HOME"]}/written`, "")
    },
  },
  "--processes": {
    start: async () => {
      const started = []
      let isRefused = false
      while (started.length < 400 && !isRefused) {
        const child = spawn("/bin/sleep", ["60"], { stdio: "ignore" })
        isRefused = await new Promise((settle) => {
          child.once("spawn", () => settle(false))
          child.once("error", () => settle(true))
        })
        started.push(child)
      }
      for (const child of started) child.kill("SIGKILL")
      if (!isRefused) uncontained("four hundred processes run at once")
    },
  },
  "--output": {
    prompt: async () => {
      const line = `${"x".repeat(1024 * 1024 - 1)}\n`
      for (let count = 0; count < 256; count++)
        if (!process.stdout.write(line)) await new Promise((settle) => process.stdout.once("drain", settle))
    },
  },
  "--deaf": {
    start: () => {
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {})
      setInterval(() => {}, 1_000)
    },
  },
  "--mute": { prompt: () => new Promise(() => {}) },
}
